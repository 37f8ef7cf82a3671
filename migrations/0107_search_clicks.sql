-- expand: which results are opened and added for a query, and how many who looked at results opened none, by day and without the visitor.
CREATE TABLE "search_clicks" (
	"day" date NOT NULL,
	"query" varchar(200) NOT NULL,
	"product_id" integer NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_clicks_pkey" PRIMARY KEY("day","query","product_id")
);
CREATE TABLE "search_visits" (
	"day" date NOT NULL,
	"query" varchar(200) NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"clicked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_visits_pkey" PRIMARY KEY("day","query")
);

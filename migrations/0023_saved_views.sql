-- A list as somebody filtered and sorted it, kept under a name; everybody has their own.
CREATE TABLE "saved_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"user_id" integer NOT NULL REFERENCES "users"("id") ON DELETE cascade,
	"screen" varchar(20) NOT NULL,
	"name" varchar(60) NOT NULL,
	"search" varchar(1000) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_views_screen" CHECK ("screen" in ('orders'))
);
CREATE UNIQUE INDEX "saved_views_name_key" ON "saved_views" ("user_id", "screen", lower("name"));

-- expand: instances publish their scripts and styles here, so that one of another version can serve them.
CREATE TABLE "published_assets" (
	"name" varchar(200) PRIMARY KEY NOT NULL,
	"encoding" varchar(10) NOT NULL,
	"place" varchar(400) NOT NULL,
	"content" "bytea",
	"seen_at" timestamp with time zone NOT NULL
);

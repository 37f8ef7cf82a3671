-- expand: what backups were made, where and how they went, for the status page and the clock that makes them.
CREATE TABLE "backups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"place" varchar(500) NOT NULL,
	"name" varchar(100),
	"bytes" bigint,
	"error" varchar(500)
);

-- The last run of each timed job, for the status page: when it began and ended, and why it failed.
CREATE TABLE "timed_jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"name" varchar(60) NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"error" varchar(300),
	CONSTRAINT "timed_jobs_name_unique" UNIQUE("name")
);

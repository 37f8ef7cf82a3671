-- Where postcodes are (docs/decisions/0070): a row for each sector, its points packed in eight bytes a postcode. 1.7 million
-- postcodes are 11,000 rows, where a row each would take eight times the room.
CREATE TABLE "postcode_sectors" (
	"sector" varchar(6) PRIMARY KEY,
	"points" bytea NOT NULL
);
CREATE TABLE "postcode_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"file_name" varchar(200) NOT NULL,
	"bytes" bigint NOT NULL,
	"bytes_read" bigint NOT NULL DEFAULT 0,
	"counts" jsonb NOT NULL,
	"started_at" timestamptz NOT NULL,
	"seen_at" timestamptz NOT NULL,
	"ended_at" timestamptz,
	"problem" varchar(500)
);
CREATE INDEX "postcode_imports_by_start" ON "postcode_imports" ("started_at");

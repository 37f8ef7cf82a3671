-- Pictures that customers send with a return request, by the name of the private file.
CREATE TABLE "return_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"return_id" integer NOT NULL,
	"file" varchar(100) NOT NULL
);
ALTER TABLE "return_pictures" ADD CONSTRAINT "return_pictures_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "returns"("id") ON DELETE cascade;
CREATE INDEX "return_pictures_by_return" ON "return_pictures" USING btree ("return_id");
CREATE INDEX "return_pictures_by_file" ON "return_pictures" USING btree ("file");

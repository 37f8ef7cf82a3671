-- expand: of two owners who change one answer the second is told; a version that does not know the column leaves its default.
ALTER TABLE "answers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;

-- expand: questions that the shop has answered once for everybody, told by the assistant and on the contact page.
CREATE TABLE "answers" (
  "id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "question" varchar(200) NOT NULL,
  "also_asked" text[] DEFAULT '{}'::text[] NOT NULL,
  "answer" varchar(1000) NOT NULL,
  "changed_at" timestamp with time zone NOT NULL,
  CONSTRAINT "answers_also_asked" CHECK (cardinality("also_asked") <= 12)
);
CREATE UNIQUE INDEX "answers_once" ON "answers" (lower("question"));

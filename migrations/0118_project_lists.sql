-- expand: products with counts and rooms, kept by an account or by a secret address.
CREATE TABLE "project_lists" (
  "id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "name" varchar(100) NOT NULL,
  "customer_id" integer REFERENCES "users" ("id") ON DELETE CASCADE,
  "edit_key_hash" varchar(64),
  "read_key_hash" varchar(64),
  "link_round" integer DEFAULT 0 NOT NULL,
  "version" integer DEFAULT 1 NOT NULL,
  "created_at" timestamp with time zone NOT NULL,
  "changed_at" timestamp with time zone NOT NULL,
  "opened_at" timestamp with time zone NOT NULL,
  CONSTRAINT "project_lists_edit_key" UNIQUE ("edit_key_hash"),
  CONSTRAINT "project_lists_read_key" UNIQUE ("read_key_hash"),
  CONSTRAINT "project_lists_one_owner" CHECK (num_nonnulls("customer_id", "edit_key_hash") = 1)
);
CREATE INDEX "project_lists_by_customer" ON "project_lists" ("customer_id", "id");
CREATE INDEX "project_lists_of_guests" ON "project_lists" ("opened_at") WHERE "customer_id" IS NULL;

CREATE TABLE "project_list_lines" (
  "id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  "list_id" integer NOT NULL REFERENCES "project_lists" ("id") ON DELETE CASCADE,
  "position" integer NOT NULL,
  "product_id" integer NOT NULL,
  "product_name" varchar(200) NOT NULL,
  "quantity" integer NOT NULL,
  "room" varchar(60) DEFAULT '' NOT NULL,
  CONSTRAINT "project_list_lines_in_order" UNIQUE ("list_id", "position"),
  CONSTRAINT "project_list_lines_quantity" CHECK ("quantity" BETWEEN 1 AND 999)
);

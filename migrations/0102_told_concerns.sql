-- expand: what needs a person is told by e-mail once a day, so it is remembered since when it does and when that was told.
CREATE TABLE "told_concerns" (
  "about" varchar(40) PRIMARY KEY,
  "since" timestamp with time zone NOT NULL,
  "told_at" timestamp with time zone
);

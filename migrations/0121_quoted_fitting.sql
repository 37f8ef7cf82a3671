-- expand: quotes carry fitting and survey as lines, and where and when they are wished for; the version before prices goods as it did.
ALTER TABLE "quote_lines" ADD COLUMN "service" jsonb;
ALTER TABLE "quotes" ADD COLUMN "fitting" jsonb;

-- expand: a quote that was asked for from a plan, such as that of an LED wall, has the plan's address.
ALTER TABLE "quotes" ADD COLUMN "plan" varchar(600);

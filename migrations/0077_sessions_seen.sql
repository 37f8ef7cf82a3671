-- What the owner of an account is shown of each session: the browser in words and the shortened address (/24 or /48).
ALTER TABLE "sessions" ADD COLUMN "browser" varchar(60);
ALTER TABLE "sessions" ADD COLUMN "network" varchar(50);

-- Sessions of before may still come with the cookie's old name over HTTPS; newer ones may not.
ALTER TABLE "sessions" ADD COLUMN "is_old_cookie" boolean NOT NULL DEFAULT true;
ALTER TABLE "sessions" ALTER COLUMN "is_old_cookie" SET DEFAULT false;

-- Account credit is told apart from a day's methods of payment: days on which it moved are summed up again.
INSERT INTO "report_marks" SELECT DISTINCT london_day("recorded_at") FROM "payments" WHERE "provider" = 'account_credit';

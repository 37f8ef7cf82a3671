-- expand: account credit that is paid out counts as money given back and no longer as a payment as well: its days are summed up again.
INSERT INTO "report_marks" SELECT DISTINCT london_day("at") FROM "credit_payouts";

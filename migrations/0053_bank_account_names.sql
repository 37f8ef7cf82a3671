-- A bank account needs the name that the customer's bank compares. Accounts stored without one get the company's.
UPDATE payment_methods
SET settings = settings || jsonb_build_object('accountName', left(company.value ->> 'name', 70))
FROM settings AS company
WHERE company.key = 'company'
  AND payment_methods.settings ->> 'provider' = 'bank_transfer'
  AND concat(payment_methods.settings ->> 'accountNumber', payment_methods.settings ->> 'iban') <> ''
  AND coalesce(payment_methods.settings ->> 'accountName', '') = '';

-- Shoppers are told of which day a rate is, so every rate has one.
UPDATE currencies SET rate_updated_at = updated_at WHERE rate_updated_at IS NULL;
ALTER TABLE currencies ALTER COLUMN rate_updated_at SET DEFAULT now(), ALTER COLUMN rate_updated_at SET NOT NULL;

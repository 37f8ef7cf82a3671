-- Another kind of security event: where customers pay their transfers to was changed.
ALTER TABLE "security_events" DROP CONSTRAINT "security_events_kind";
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_kind" CHECK ("kind" in ('signed_in', 'sign_in_failed', 'many_failures', 'session_ended', 'reset_requested', 'password_changed', 'email_proposed', 'email_changed', 'factor_added', 'factor_removed', 'recovery_code_used', 'link_made', 'rights_changed', 'admin_made', 'account_closed', 'own_data_exported', 'customers_exported', 'bank_details_changed', 'shop_set_up'));

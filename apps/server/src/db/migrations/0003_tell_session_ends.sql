-- However somebody loses the right to be here, whatever stays open for them hears of it at once.
CREATE FUNCTION tell_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('naksha', json_build_object('kind', 'session', TG_ARGV[0], to_jsonb(OLD) ->> TG_ARGV[1])::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER sessions_tell_end AFTER DELETE OR UPDATE OF "is_user_mode" ON "sessions"
  FOR EACH ROW EXECUTE FUNCTION tell_session_end('userId', 'user_id');
--> statement-breakpoint
CREATE TRIGGER users_tell_end AFTER UPDATE OF "is_active", "role", "allowed_ips", "working_hours" ON "users"
  FOR EACH ROW EXECUTE FUNCTION tell_session_end('userId', 'id');
--> statement-breakpoint
CREATE TRIGGER clients_tell_end AFTER UPDATE OF "is_active", "is_ip_required", "is_working_hours_required", "has_user_access" ON "clients"
  FOR EACH ROW EXECUTE FUNCTION tell_session_end('clientId', 'id');

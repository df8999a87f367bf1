-- Every rule that can shut somebody out is announced, also the zone and the days off in which hours are read.
DROP TRIGGER clients_tell_end ON "clients";
--> statement-breakpoint
CREATE TRIGGER clients_tell_end AFTER UPDATE OF "is_active", "is_ip_required", "is_working_hours_required", "are_admins_bound", "time_zone", "holidays", "has_user_access" ON "clients"
  FOR EACH ROW EXECUTE FUNCTION tell_session_end('clientId', 'id');

-- The function that starts the job says so in its name.
alter function private.wind_contact_clock() rename to schedule_cleanup;

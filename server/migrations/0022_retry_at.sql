-- When a provider that asked to be left alone may be asked again; whoever retries before that is told the time.
alter table batch_items add column retry_at timestamptz;

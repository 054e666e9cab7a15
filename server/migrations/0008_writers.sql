-- Who writes an item after its teacher has decided, what a provider was sent before a text failed, and whose words
-- a stored version is made of.

-- The teacher has said that the writer on this server takes this item.
alter table batch_items add column on_this_server boolean not null default false;
-- Requests to a provider that led to no text; they go with the report that is written in the end.
alter table batch_items add column sent text;
-- Null in versions that were stored before this was kept.
alter table report_versions add column written_by text;

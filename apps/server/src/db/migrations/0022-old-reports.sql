-- What 0016 said of reports that were older than it. Whether whoever wrote one had an account cannot
-- be asked once they erased theirs: then the report counts as that of somebody who had.
update report set is_from_guest = false
where source = 'PERSON' and reporter_id is null and is_from_guest;

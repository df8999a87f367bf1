-- Renamed in place: no process names the index, so those that still run while others are replaced do not notice.
ALTER INDEX "files_shelf" RENAME TO "files_folder";

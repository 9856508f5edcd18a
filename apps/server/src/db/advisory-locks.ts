/**
 * The keys of the advisory locks that processes hold while they do what only one may do at a time.
 * Any numbers, each for one purpose; every process at a database takes the same ones.
 */
export const advisoryLocks = {
  migrations: 728_419_305,
  jobQueue: 728_419_306,
  demoSchool: 728_419_307,
  calibration: 728_419_308,
  peopleImport: 728_419_309,
} as const;

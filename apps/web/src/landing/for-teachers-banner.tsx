const rewards = [
  [
    "Follower milestones",
    "Learners can follow you now. Rewards at milestones of your following are coming.",
  ],
  ["Content creator rewards", "Coming: earn when learners finish the lessons that you made."],
  ["Performance incentives", "Coming: earn more when your class makes real progress."],
] as const;

export function ForTeachersBanner() {
  return (
    <section aria-labelledby="for-teachers" className="mx-auto max-w-6xl px-4 sm:px-6">
      <div className="rounded-2xl bg-primary px-6 py-10 text-primary-foreground sm:px-10 sm:py-12 dark:bg-primary-wash dark:text-foreground">
        <h2 id="for-teachers" className="font-heading text-3xl font-semibold">
          For Teachers
        </h2>
        <p className="mt-3 max-w-[38rem] text-lg">
          Build a following with a page of your own. Rewards for good teaching are on the way.
        </p>
        <dl className="mt-8 grid gap-6 md:grid-cols-3 md:gap-10">
          {rewards.map(([name, what]) => (
            <div key={name} className="border-t border-current/35 pt-4">
              <dt className="font-semibold">{name}</dt>
              <dd className="mt-1">{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

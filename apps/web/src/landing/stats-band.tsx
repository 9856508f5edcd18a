const stats = [
  ["1.5B+", "global learners"],
  ["A1-C2", "levels"],
  ["24/7", "AI support"],
] as const;

export function StatsBand() {
  return (
    <section aria-label="English in numbers" className="border-y border-rule bg-surface">
      <dl className="mx-auto grid max-w-6xl grid-cols-3 divide-x divide-rule px-2 pt-6 pb-4 sm:px-6 sm:pt-8">
        {stats.map(([figure, what]) => (
          <div key={what} className="flex flex-col-reverse justify-end gap-1 px-2 text-center">
            <dt className="text-sm text-muted-foreground sm:text-base">{what}</dt>
            <dd className="font-heading text-2xl font-semibold whitespace-nowrap sm:text-4xl">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mx-auto max-w-6xl px-4 pb-5 text-center text-sm text-muted-foreground sm:px-6 sm:pb-6">
        About 1.5 billion people in the world are learning English.
      </p>
    </section>
  );
}

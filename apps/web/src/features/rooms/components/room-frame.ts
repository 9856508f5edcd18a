export const roomFrame =
  "grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_19rem] h-[calc(100dvh-5.6rem)] min-h-96";
export const roomPanel =
  "flex min-h-0 min-w-0 flex-col overflow-hidden rounded-xl border border-rule bg-surface shadow-lift";

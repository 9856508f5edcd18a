import { readFormTable } from "../model/form-table";

/** What Iris says in one breath; the forms of a piece of grammar as a table. */
export function IrisWords({ text }: { text: string }) {
  const table = readFormTable(text);
  if (table === null)
    return (
      <p className="whitespace-pre-wrap">
        <span className="sr-only">Iris: </span>
        {text}
      </p>
    );
  const [head = [], ...rows] = table;
  return (
    <div className="overflow-x-auto">
      <table className="border-collapse text-left text-sm">
        <thead>
          <tr>
            {head.map((cell) => (
              <th
                key={cell}
                scope="col"
                className="border-b border-rule px-2.5 py-1.5 align-bottom"
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={[first, ...cells].join(" ")}>
              <th scope="row" className="border-b border-rule px-2.5 py-1.5 align-top">
                {first}
              </th>
              {cells.map((cell, column) => (
                <td
                  key={head[column + 1] ?? column}
                  className="border-b border-rule px-2.5 py-1.5 align-top text-primary"
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

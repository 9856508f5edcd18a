import { Card, CardContent, CardHeader, CardTitle } from "../../../ui/card";

export function ObjectivesCard({ objectives }: { objectives: readonly string[] }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Learning Objectives</CardTitle>
      </CardHeader>
      <CardContent className="pt-3 sm:pt-3">
        <ul className="grid list-disc gap-x-10 gap-y-1 pl-5 marker:text-primary sm:grid-cols-2">
          {objectives.map((objective) => (
            <li key={objective}>{objective}</li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}

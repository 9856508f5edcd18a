import { TextPage } from "../text-page";

export function CareersPage() {
  return <TextPage title="Careers" lead="Coming soon" />;
}

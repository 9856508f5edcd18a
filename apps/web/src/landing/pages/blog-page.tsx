import { TextPage } from "../text-page";

export function BlogPage() {
  return <TextPage title="Blog" lead="Coming soon" />;
}

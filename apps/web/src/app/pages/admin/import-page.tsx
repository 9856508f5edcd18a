import { ImportForm } from "../../../features/admin/components/import-form";
import { AdminPage } from "./admin-page";
import { BackTo } from "./back-to";

export default function ImportPage() {
  return (
    <AdminPage
      title="Import people"
      back={<BackTo path="/admin/people">People</BackTo>}
      lead="People and classes from a file of your school's own system."
    >
      {() => (
        <>
          <ImportForm />
        </>
      )}
    </AdminPage>
  );
}

import { useState } from "react";
import type { ClassDetails } from "@saywell/contract";
import { ArchiveClass } from "../../../features/classes/components/archive-class";
import { ClassSettingsForm } from "../../../features/classes/components/class-settings-form";
import { usePathParams } from "../../../lib/link";
import { ClassFrame } from "./class-frame";

export default function ClassSettingsPage() {
  const { classId } = usePathParams("/classes/:classId/settings");
  return (
    <ClassFrame classId={classId} title="Class Settings" part="/classes/:classId/settings">
      {(schoolClass) => <Settings schoolClass={schoolClass} />}
    </ClassFrame>
  );
}

function Settings({ schoolClass }: { schoolClass: ClassDetails }) {
  /** How often the form was begun anew. */
  const [begun, setBegun] = useState(0);
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-8">
      {schoolClass.isArchived ? (
        <p>This class is archived. Restore it to change its settings.</p>
      ) : (
        <ClassSettingsForm
          key={begun}
          schoolClass={schoolClass}
          onShowNow={() => setBegun(begun + 1)}
        />
      )}
      <ArchiveClass schoolClass={schoolClass} />
    </div>
  );
}

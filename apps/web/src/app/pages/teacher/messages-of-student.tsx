import { StudentMessages } from "../../../features/class-messages/components/student-messages";
import { Section } from "../../../features/teaching/components/section";
import { useReportMessage } from "../classes/use-report-message";

interface MessagesOfStudentProps {
  classId: string;
  studentId: string;
  /** The teacher. */
  userId: string;
  timeZone: string;
}

/** What a student and the teachers of the class write to each other, on the student's page. */
export function MessagesOfStudent(props: MessagesOfStudentProps) {
  const { report, reporting } = useReportMessage();
  return (
    <Section title="Messages">
      <StudentMessages {...props} onReport={report} />
      {reporting}
    </Section>
  );
}

export { type Grade as ReviewGrade, grades as reviewGrades } from "@saywell/review/grades";

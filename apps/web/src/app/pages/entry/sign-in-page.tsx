import { type SignInProblem, signInProblems } from "@saywell/contract/constants";
import { useSearchParams } from "react-router";
import { GiveCodeForm } from "../../../features/accounts/components/give-code-form";
import { PaperNote } from "../../../features/accounts/components/paper-note";
import { useSchool } from "../../../features/school/api/school-query";
import { Link } from "../../../lib/link";
import { Button } from "../../../ui/button";
import { PageHeading } from "../../../ui/page-heading";
import { VisitorPage } from "../../visitor-page";

const words: Record<SignInProblem, string> = {
  refused: "You did not finish on the other page, so nothing has changed here.",
  "not-begun-here":
    "It took too long, or it was begun in another browser. Please begin again, and finish it in this one.",
  "provider-away":
    "The other page does not answer now. Please try again in a moment, or log in with your password.",
  "not-believed":
    "We could not believe what the other page told us. Please try again. If it goes on, tell your school.",
  suspended: "This account is suspended. Please ask your school about it.",
  "linked-elsewhere":
    "You log in to another account here with it already. End it there first, in Settings.",
};

/** Where a sign-in with another provider ends that has not brought anybody in yet. */
export default function SignInPage() {
  const [query] = useSearchParams();
  const named = query.get("problem");
  const problem = signInProblems.find((each) => each === named);
  const asksForCode = query.has("code");
  const school = useSchool();
  const contact = problem === "suspended" ? (school.data?.contact ?? "") : "";
  const title = asksForCode ? "One more step" : "Log in";
  return (
    <VisitorPage title={title}>
      {({ openAuth }) => {
        const logIn = <Button onClick={() => openAuth("log-in")}>Log in</Button>;
        return (
          <>
            <PageHeading className="max-sm:text-2xl">{title}</PageHeading>
            {asksForCode ? (
              <GiveCodeForm
                // Everything is read anew for whoever came in.
                onEntered={(path) => window.location.assign(path)}
                logIn={logIn}
              />
            ) : (
              <PaperNote
                title={problem ? "You are not logged in by this" : "How do you want to log in?"}
                actions={
                  <>
                    {logIn}
                    <Button asChild variant="outline">
                      <Link to="/student-dashboard">Go to your dashboard</Link>
                    </Button>
                  </>
                }
              >
                <p>
                  {problem
                    ? words[problem]
                    : "With your email and password, or as your school offers it."}
                </p>
                {contact === "" ? null : <p className="break-words">{contact}</p>}
              </PaperNote>
            )}
          </>
        );
      }}
    </VisitorPage>
  );
}

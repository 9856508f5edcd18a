import { paysByCard } from "../../product-ui/plan-words";
import {
  ClipboardCheck,
  Cog,
  Coins,
  CreditCard,
  GraduationCap,
  Medal,
  School,
  ShieldCheck,
  Users,
} from "lucide-react";
import type { SessionUser } from "@saywell/contract";
import { useAccount } from "../../features/accounts/api/account-query";
import { AuthButtons } from "../../features/accounts/components/auth-buttons";
import { LogOutButton } from "../../features/accounts/components/log-out-button";
import { homeOf } from "../../features/accounts/model/home-of";
import { useSubscription } from "../../features/billing/api/subscription-query";
import { maySeePlan } from "../../features/billing/model/may-see-plan";
import { isPaying, planNames } from "../../features/billing/model/plan-names";
import { useCharges } from "../../features/school/api/school-query";
import { Avatar } from "../../product-ui/avatar";
import { ownPictureOf } from "../../product-ui/picture-of";
import { linkTo } from "../../lib/links";
import { PageHeading } from "../../ui/page-heading";
import { Skeleton } from "../../ui/skeleton";
import { LearnerPage, type LearnerVisit } from "../learner-page";
import { WayRow, WayRows } from "./way-rows";

/** Who one is here, and everything about one's account, in reach of a thumb. */
export default function MePage() {
  return (
    <LearnerPage
      title="Me"
      failure="Your page could not be opened."
      skeleton={<MeSkeleton />}
      className="grid max-w-2xl grid-cols-1 gap-6 sm:py-8"
    >
      {(visit) => <Me key={visit.learner.id} {...visit} />}
    </LearnerPage>
  );
}

function Me({ learner, openAuth }: LearnerVisit) {
  const account = useAccount(learner.id);
  const subscription = useSubscription(learner.id);
  const planType = subscription.data?.planType;
  const charges = useCharges();
  const isStaff = learner.role !== "LEARNER";
  return (
    <>
      <div className="flex items-center gap-4">
        <Avatar
          name={learner.name}
          src={ownPictureOf(learner, account.data?.user.avatar)}
          className="size-16 text-xl"
        />
        <PageHeading className="break-words max-sm:text-2xl" lead={leadOf(learner)}>
          {learner.isGuest ? "You are a guest" : learner.name}
        </PageHeading>
      </div>
      {learner.isGuest ? <AuthButtons onAuth={openAuth} /> : null}
      <WayRows label="My account">
        {learner.role === "LEARNER" ? null : (
          <WayRow to={homeOf(learner)} icon={<School />} name={sides[learner.role].name}>
            {sides[learner.role].holds}
          </WayRow>
        )}
        {isStaff && !learner.needsSecondFactor ? (
          <WayRow to="/moderation" icon={<ShieldCheck />} name="Moderation">
            Reports, and friendships to approve
          </WayRow>
        ) : null}
        {isStaff ? (
          <WayRow to={asLearner} icon={<GraduationCap />} name="See it as a learner">
            The dashboard and lessons that learners have
          </WayRow>
        ) : (
          <>
            <WayRow to="/badges" icon={<Medal />} name="Badges">
              What you have earned
            </WayRow>
            <WayRow to="/coins" icon={<Coins />} name="Coins">
              What you earned and spent
            </WayRow>
            <WayRow to="/my-classes" icon={<Users />} name="My classes">
              Work from your teacher, or join a class with a code
            </WayRow>
            <WayRow to="/level-test" icon={<ClipboardCheck />} name="My level">
              {learner.level ? `${learner.level}. Take the test again` : "Find it with a test"}
            </WayRow>
          </>
        )}
        <WayRow to="/settings" icon={<Cog />} name="Settings">
          {learner.isGuest ? "Reading, sound, daily goal" : "Name, picture, password, reading"}
        </WayRow>
        {charges === true && maySeePlan(learner, planType) ? (
          <WayRow
            to="/pricing"
            isPublic
            icon={<CreditCard />}
            name={
              planType && isPaying(planType)
                ? subscription.data && paysByCard(subscription.data)
                  ? "Manage Subscription"
                  : "Your plan"
                : "Upgrade Plan"
            }
          >
            {subscription.data?.paidBy === "school" && planType
              ? `${planNames[planType]}, which your school pays for`
              : subscription.data?.paidBy === "parent" && planType
                ? `${planNames[planType]}, which a parent pays for`
                : planType
                  ? `Your plan: ${planNames[planType]}`
                  : "Your plan"}
          </WayRow>
        ) : null}
      </WayRows>
      <LogOutButton isGuest={learner.isGuest} onSignUp={() => openAuth("sign-up")} />
    </>
  );
}

const asLearner = linkTo("/student-dashboard", {}, { query: { as: "learner" } });
const sides = {
  TEACHER: { name: "Your teaching side", holds: "What you can do here as a teacher" },
  ADMIN: { name: "Administration", holds: "People, classes, rooms and records" },
} as const;

function leadOf({ isGuest, isDemo, email }: SessionUser): string {
  if (isGuest) return "You learn on this device. An account keeps your XP, coins and badges.";
  if (isDemo === true) return "You are looking around in the demo school.";
  return email ?? "No email yet";
}

const MeSkeleton = () => (
  <>
    <div className="flex items-center gap-4">
      <Skeleton className="size-16 rounded-full" />
      <PageHeading className="max-sm:text-2xl" lead="&nbsp;">
        Me
      </PageHeading>
    </div>
    <Skeleton className="h-90 rounded-xl" />
  </>
);

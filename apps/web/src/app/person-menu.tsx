import { paysByCard } from "../product-ui/plan-words";
import type { SessionUser } from "@saywell/contract";
import { useAccount } from "../features/accounts/api/account-query";
import { AccountMenu } from "../features/accounts/components/account-menu";
import type { AuthMode } from "../features/accounts/model/account-rules";
import { useSubscription } from "../features/billing/api/subscription-query";
import { maySeePlan } from "../features/billing/model/may-see-plan";
import {
  useInDangerCount,
  useOpenReportCount,
} from "../features/moderation/api/use-open-report-count";
import { useCharges } from "../features/school/api/school-query";
import { ownPictureOf } from "../product-ui/picture-of";

export interface PersonMenuProps {
  person: SessionUser;
  onAuth: (mode: AuthMode) => void;
}

/** The menu of who is here, in the header of every page. */
export function PersonMenu({ person, onAuth }: PersonMenuProps) {
  const { data: subscription } = useSubscription(person.id);
  const planType = subscription?.planType;
  const charges = useCharges();
  const account = useAccount(person.id);
  // Until it is set up, an admin is answered as a learner is.
  const role = person.needsSecondFactor ? "LEARNER" : person.role;
  const openReports = useOpenReportCount(role);
  const inDanger = useInDangerCount(role);
  const avatar = account.data?.user.avatar;
  return (
    <AccountMenu
      user={person}
      planType={
        // What the school or a parent pays for is no learner's to manage.
        charges === true &&
        (subscription === undefined ||
          subscription.paidBy === "nobody" ||
          paysByCard(subscription)) &&
        maySeePlan(person, planType)
          ? (planType ?? "FREEMIUM")
          : null
      }
      parentPays={charges === true && subscription?.paidBy === "parent"}
      avatar={ownPictureOf(person, avatar)}
      openReports={openReports}
      inDanger={inDanger}
      onAuth={onAuth}
    />
  );
}

import { schoolNameMaxLength } from "@saywell/contract/constants";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError, type ReplyOf, sentenceOf } from "../../../lib/api-client";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { Switch } from "../../../ui/switch";
import { toast } from "../../../ui/use-toast";
import { useAdminCall } from "../api/use-admin-call";
import { MembersPlanField } from "./members-plan-field";
import { type SchoolReach, SchoolReachFields, trimmed } from "./school-reach-fields";
import { type SchoolPlace, SchoolPlaceFields } from "./school-place-fields";

type Settings = ReplyOf<"GET /api/admin/settings">;

interface SettingsFormProps {
  settings: Settings;
  /** Another admin was quicker, and this one wants to see it: what was typed here goes. */
  onShowNow: () => void;
}

/** The name of the school, where it is and is reached, what is switched on and agreed. Saved as one. */
export function SettingsForm({ settings, onShowNow }: SettingsFormProps) {
  /** As it was when this admin began; it may be read anew meanwhile. */
  const [seen, setSeen] = useState(settings);
  const [name, setName] = useState(settings.name);
  const [reach, setReach] = useState<SchoolReach>(settings);
  const [place, setPlace] = useState<SchoolPlace>({
    country: settings.country,
    timeZone: settings.timeZone,
  });
  const [features, setFeatures] = useState(settings.features);
  const [membersPlan, setMembersPlan] = useState(settings.membersPlan);
  const [isMissing, setIsMissing] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const store = useAdminCall("PUT /api/admin/settings");
  const client = useQueryClient();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsMissing(name.trim() === "");
    if (name.trim() === "") return;
    setIsBusy(true);
    setProblem(null);
    try {
      const wish = { name: name.trim(), ...trimmed(reach), ...place, features, membersPlan };
      setSeen(await store({ body: { ...wish, version: seen.version } }));
      // Titles, ads and the way in depend on it.
      void client.invalidateQueries({ queryKey: ["/api", "school"] });
      toast({ title: "Settings saved" });
    } catch (error) {
      setProblem(error);
    } finally {
      setIsBusy(false);
    }
  }

  const isConflict = problem instanceof ApiError && problem.code === "conflict";
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-6">
      <Card className="gap-5 p-5 sm:p-6">
        <Field
          label="Name of the school"
          hint="It stands in page titles, in the header and in mails."
          error={isMissing ? "Give the school a name." : ""}
        >
          {(control) => (
            <Input
              {...control}
              maxLength={schoolNameMaxLength}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <SchoolReachFields reach={reach} onChange={setReach} />
        <SchoolPlaceFields place={place} onChange={setPlace} />
      </Card>
      <Card className="gap-5 p-5 sm:p-6">
        <h2 className="text-lg font-semibold">What the school has agreed on</h2>
        <MembersPlanField plan={membersPlan} onChange={setMembersPlan} />
      </Card>
      <Card className="gap-5 p-5 sm:p-6">
        <h2 className="text-lg font-semibold">What is switched on</h2>
        <Switch
          label="Learners may create rooms"
          hint="Otherwise only teachers and admins may."
          isOn={features.learnersCreateRooms}
          onChange={(learnersCreateRooms) => setFeatures({ ...features, learnersCreateRooms })}
        />
        <Switch
          label="Ads"
          hint="The school's own ads, for adults on the free plan."
          isOn={features.ads}
          onChange={(ads) => setFeatures({ ...features, ads })}
        />
        <Switch
          label="Guests"
          hint="Visitors may begin without an account. Otherwise they are asked to log in first."
          isOn={features.guests}
          onChange={(guests) => setFeatures({ ...features, guests })}
        />
      </Card>
      {problem === null ? null : (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="font-semibold text-destructive">
            {sentenceOf(problem, "The settings could not be saved. Please try again.")}
          </p>
          {isConflict ? (
            <Button variant="outline" onClick={onShowNow}>
              Show how it stands now
            </Button>
          ) : null}
        </div>
      )}
      <Button type="submit" className="w-fit" disabled={isBusy}>
        {isBusy ? "One moment…" : "Save settings"}
      </Button>
    </form>
  );
}

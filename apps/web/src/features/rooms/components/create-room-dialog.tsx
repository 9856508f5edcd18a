import type { Room } from "@saywell/contract";
import { DialogFormFooter } from "../../../ui/dialog-form-footer";
import { cefrLevels, roomLimits } from "@saywell/contract/constants";
import { type FormEvent, useState } from "react";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "../../../ui/dialog";
import { Field } from "../../../ui/field";
import { Input } from "../../../ui/input";
import { Select } from "../../../ui/select";
import { Switch } from "../../../ui/switch";
import { Textarea } from "../../../ui/textarea";
import { categories } from "../model/room-categories";
import { type NewRoom, useCreateRoom } from "../api/room-queries";
import { helpOf } from "../../../lib/api-client";
import { HelpNote } from "../../../product-ui/help-note";
import { sayFailed } from "../../../lib/say-failed";

const audiences = [
  ["EVERYONE", "Everyone"],
  ["ADULTS", "Adults only"],
  ["CLASS", "My class"],
] as const;

const emptyRoom: NewRoom = {
  name: "",
  description: "",
  type: "CHAT",
  category: "GENERAL",
  isPrivate: 0,
  maxParticipants: 20,
  audience: "EVERYONE",
  level: null,
  game: "QUIZ",
};

interface CreateRoomDialogProps {
  onCreated: (room: Room) => void;
  onClose: () => void;
}

export function CreateRoomDialog({ onCreated, onClose }: CreateRoomDialogProps) {
  const [room, setRoom] = useState(emptyRoom);
  const [wasSent, setSent] = useState(false);
  /** Where help is, for who wrote into it as if they may be in danger. */
  const [help, setHelp] = useState<string | null>(null);
  const creating = useCreateRoom();
  const change = (part: Partial<NewRoom>) => setRoom((before) => ({ ...before, ...part }));
  const { minParticipants: fewest, maxParticipants: most } = roomLimits;
  const isNameMissing = room.name.trim() === "";
  const places = room.maxParticipants;
  const arePlacesWrong = !Number.isInteger(places) || places < fewest || places > most;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (isNameMissing || arePlacesWrong || creating.isPending) return;
    // In a room to talk in nothing is played.
    const { game, ...rest } = room;
    creating.mutate(room.type === "GAME" ? { ...rest, game } : rest, {
      onSuccess: onCreated,
      onError(error) {
        const found = helpOf(error);
        setHelp(found);
        if (found === null) sayFailed("The room could not be created. Please try again.")(error);
      },
    });
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Create a room</DialogTitle>
          <DialogDescription>
            You own the room: you invite people, and you can take them out.
          </DialogDescription>
        </DialogHeader>
        <form onSubmit={onSubmit} noValidate className="grid gap-4">
          <div aria-live="assertive" className={help === null ? "absolute" : undefined}>
            {help === null ? null : <HelpNote text={help} onClose={() => setHelp(null)} />}
          </div>
          <Field
            label="Name"
            error={wasSent && isNameMissing ? "Write a name for the room." : undefined}
          >
            {(control) => (
              <Input
                {...control}
                maxLength={roomLimits.name}
                value={room.name}
                onChange={({ target }) => change({ name: target.value })}
              />
            )}
          </Field>
          <Field label="What is it about?">
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={roomLimits.description}
                value={room.description}
                onChange={({ target }) => change({ description: target.value })}
              />
            )}
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Type">
              {(control) => (
                <Select
                  {...control}
                  value={room.type}
                  onChange={({ target }) => change({ type: target.value as NewRoom["type"] })}
                >
                  <option value="CHAT">Chat</option>
                  <option value="GAME">Game</option>
                </Select>
              )}
            </Field>
            {room.type === "GAME" ? (
              <Field label="Which game?">
                {(control) => (
                  <Select
                    {...control}
                    value={room.game}
                    onChange={({ target }) => change({ game: target.value as Room["game"] })}
                  >
                    <option value="QUIZ">Quiz</option>
                    <option value="WORD_BOARD">Word board</option>
                  </Select>
                )}
              </Field>
            ) : null}
            <Field label="Category">
              {(control) => (
                <Select
                  {...control}
                  value={room.category}
                  onChange={({ target }) =>
                    change({ category: target.value as NewRoom["category"] })
                  }
                >
                  {Object.entries(categories).map(([value, { label }]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label="Level">
              {(control) => (
                <Select
                  {...control}
                  value={room.level ?? ""}
                  onChange={({ target }) =>
                    change({ level: cefrLevels.find((level) => level === target.value) ?? null })
                  }
                >
                  <option value="">All levels</option>
                  {cefrLevels.map((level) => (
                    <option key={level}>{level}</option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label="For">
              {(control) => (
                <Select
                  {...control}
                  value={room.audience}
                  onChange={({ target }) =>
                    change({ audience: target.value as (typeof audiences)[number][0] })
                  }
                >
                  {audiences.map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <Field
            label="Places"
            error={
              wasSent && arePlacesWrong ? `Choose between ${fewest} and ${most} places.` : undefined
            }
          >
            {(control) => (
              <Input
                {...control}
                type="number"
                min={fewest}
                max={most}
                value={Number.isNaN(places) ? "" : places}
                onChange={({ target }) => change({ maxParticipants: target.valueAsNumber })}
              />
            )}
          </Field>
          <Switch
            label="Private"
            hint="Only people whom you invite can find it and come in."
            isOn={room.isPrivate === 1}
            onChange={(isOn) => change({ isPrivate: isOn ? 1 : 0 })}
          />
          <DialogFormFooter
            submit={creating.isPending ? "Creating..." : "Create room"}
            isBusy={creating.isPending}
          />
        </form>
      </DialogContent>
    </Dialog>
  );
}

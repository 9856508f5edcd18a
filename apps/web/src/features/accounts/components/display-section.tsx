import type { Account, AccountSettings } from "@saywell/contract";
import { chooseTheme } from "../../../lib/theme";
import { useThemeChoice } from "../../../lib/use-theme-choice";
import { SegmentedControl } from "../../../ui/segmented-control";
import { Switch } from "../../../ui/switch";
import { textSizes, themeChoices } from "../model/setting-values";
import { Choice, SettingsSection } from "./settings-section";

export interface SettingsPartProps {
  account: Account;
  isSaved: boolean;
  saveSettings: (settings: Partial<AccountSettings>) => void;
}

/** How the pages look, move and sound. It holds at once, on every page. */
export function DisplaySection({ account, isSaved, saveSettings }: SettingsPartProps) {
  const { textSize, dyslexiaSpacing, reducedMotion, sound, penSounds } = account.settings;
  const theme = useThemeChoice();
  return (
    <SettingsSection title="Reading and sound" isSaved={isSaved}>
      <Choice label="Text size">
        <SegmentedControl
          label="Text size"
          value={textSize}
          onChange={(next) => saveSettings({ textSize: next })}
          options={textSizes}
          className="flex-wrap"
        />
      </Choice>
      <Choice label="Theme" hint="For this device only.">
        <SegmentedControl
          label="Theme"
          value={theme}
          onChange={chooseTheme}
          options={themeChoices}
          className="flex-wrap"
        />
      </Choice>
      <Switch
        label="Dyslexia-friendly spacing"
        hint="More room between letters, words and lines."
        isOn={dyslexiaSpacing}
        onChange={(next) => saveSettings({ dyslexiaSpacing: next })}
      />
      <Switch
        label="Reduced motion"
        hint="Iris and the pages stay still. If your device asks for this, it is so already."
        isOn={reducedMotion}
        onChange={(next) => saveSettings({ reducedMotion: next })}
      />
      <Switch
        label="Sound"
        hint="Without it Listen is silent. Everything can be read."
        isOn={sound}
        onChange={(next) => saveSettings({ sound: next })}
      />
      <Switch
        label="Pen sounds"
        hint="A soft tick, a turned page: small sounds beside what you see. Never without Sound."
        isOn={penSounds}
        onChange={(next) => saveSettings({ penSounds: next })}
      />
    </SettingsSection>
  );
}

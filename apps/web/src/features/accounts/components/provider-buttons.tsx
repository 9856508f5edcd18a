import { LogIn } from "lucide-react";
import { Button } from "../../../ui/button";
import { useProviders, useSignInWith } from "../api/sign-in-queries";
import { FormFailure } from "./form-failure";

/** A way in for each provider of the school; nothing where it has none. */
export function ProviderButtons() {
  const { data } = useProviders();
  const leaving = useSignInWith();
  if (!data || data.providers.length === 0) return null;
  return (
    <div className="mt-4 grid gap-3 border-t border-rule pt-4">
      {data.providers.map(({ id, name }) => (
        <Button
          key={id}
          variant="outline"
          size="lg"
          disabled={leaving.isPending || leaving.isSuccess}
          onClick={() => leaving.mutate(id)}
        >
          <LogIn aria-hidden /> Log in with {name}
        </Button>
      ))}
      <FormFailure error={leaving.error} />
    </div>
  );
}

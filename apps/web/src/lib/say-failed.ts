import { sentenceOf } from "./api-client";
import { toast } from "../ui/use-toast";

/** Tells that something did not work, in the server's words where it has some. */
export const sayFailed = (otherwise: string) => (error: unknown) =>
  void toast({
    variant: "destructive",
    title: "Error",
    description: sentenceOf(error, otherwise),
  });

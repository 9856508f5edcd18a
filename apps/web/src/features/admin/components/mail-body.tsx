import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../../ui/tabs";

/** Nothing in a mail is loaded from anywhere, and nothing in it runs. */
const locked =
  "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src-attr 'unsafe-inline'\">";

/** The words of a mail, as its reader gets them. */
export const MailBody = ({ body }: { body: { text: string; html: string } }) => (
  <Tabs defaultValue="text">
    <TabsList aria-label="How the mail is shown">
      <TabsTrigger value="text">As text</TabsTrigger>
      <TabsTrigger value="html">As HTML</TabsTrigger>
    </TabsList>
    <TabsContent value="text">
      <pre className="rounded-xl border border-rule bg-surface px-5 py-4 font-sans break-words whitespace-pre-wrap">
        {body.text}
      </pre>
    </TabsContent>
    <TabsContent value="html">
      <iframe
        title="The mail as HTML"
        // No scripts, no forms, no links that lead out, and an origin of its own.
        sandbox=""
        srcDoc={locked + body.html}
        referrerPolicy="no-referrer"
        className="h-[36rem] w-full rounded-xl border border-rule bg-white"
      />
    </TabsContent>
  </Tabs>
);

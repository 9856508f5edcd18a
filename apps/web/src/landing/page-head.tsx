export interface PageDescription {
  title: string;
  description: string;
  /** What search engines may know of the page, as schema.org writes it. */
  structuredData?: (url: string) => object;
}

/** What tells search engines, and chats that show a link, what a page is. */
export function PageHead({
  title,
  description,
  structuredData,
  url,
}: PageDescription & { url: string }) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Saywell" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={new URL("/social-card.png", url).href} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta
        property="og:image:alt"
        content="A learner’s sentence, marked by Iris: “went” for “go”."
      />
      <meta property="og:locale" content="en_GB" />
      <meta name="twitter:card" content="summary_large_image" />
      {structuredData ? (
        <script
          type="application/ld+json"
          // oxlint-disable-next-line react/no-danger -- data of our own, and no tag can begin in it
          dangerouslySetInnerHTML={{
            __html: JSON.stringify(structuredData(url)).replaceAll("<", "\\u003c"),
          }}
        />
      ) : null}
    </>
  );
}

import type { FastifyRequest } from "fastify";

/** The address that limits count by. An IPv6 household has a whole /64 to call from, so it counts as one. */
export function addressOf({ ip }: Pick<FastifyRequest, "ip">): string {
  if (!ip.includes(":") || ip.includes(".")) return ip;
  const [head = "", tail] = ip.split("::");
  const groups = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const filled =
    tail === undefined
      ? groups
      : [...groups, ...Array<string>(8 - groups.length - after.length).fill("0"), ...after];
  return filled.slice(0, 4).join(":");
}

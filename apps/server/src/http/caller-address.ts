import { isIP, isIPv6, SocketAddress } from "node:net";
import type { FastifyRequest } from "fastify";

/**
 * The address that limits count by. An IPv6 household has a whole /64 to call from, so it counts as
 * one. A proxy may pass on any text as its caller's address: what is none counts as the proxy's own.
 */
export function addressOf({ ip, ips = [ip] }: Pick<FastifyRequest, "ip" | "ips">): string {
  const address = ips.findLast((each) => isIP(each) !== 0) ?? "";
  if (!isIPv6(address)) return address;
  const [withoutZone = ""] = address.split("%");
  // Written as everybody writes it, so that one address is not counted in several spellings.
  const canonical = new SocketAddress({ address: withoutZone, family: "ipv6" }).address;
  const mapped = /^::ffff:([\d.]+)$/.exec(canonical)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = canonical.split("::");
  const groups = head.split(":").filter(Boolean);
  // What "::" leaves out is all zeros.
  const after = tail?.split(":").filter(Boolean) ?? [];
  const left = Array<string>(8 - groups.length - after.length).fill("0");
  return [...groups, ...left, ...after].slice(0, 4).join(":");
}

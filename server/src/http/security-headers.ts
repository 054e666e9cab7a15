import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { inlineScript } from "./web.ts";

/** Two years, of this host alone: what stands below it is not ours to decide. */
const INSIST_ON_HTTPS = `max-age=${2 * 365 * 24 * 60 * 60}`;

/** Nothing of a device is used, and printing, copying and pasting need no permission. */
const UNUSED = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];
const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(", ");

/** Tells browsers what these pages may do, with every answer. */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  parts: { webFolder: string | null; formUrl: string | undefined; publicUrl: () => string },
): Promise<void> {
  const { webFolder, formUrl, publicUrl } = parts;
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(webFolder === null ? [] : [inlineScript(webFolder)])],
        // What is placed by its style at run time is placed by script, which this does not touch.
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'"],
        // The contact page posts to a form service by itself, where there is one.
        connectSrc: ["'self'", ...(formUrl === undefined ? [] : [new URL(formUrl).origin])],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    xFrameOptions: { action: "deny" },
    strictTransportSecurity: false,
    referrerPolicy: { policy: "same-origin" },
  });
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("permissions-policy", PERMISSIONS);
    if (request.protocol === "https" || publicUrl().startsWith("https:"))
      reply.header("strict-transport-security", INSIST_ON_HTTPS);
    done();
  });
}

import { z } from "zod";

/** Most of any part of what a browser says of a passkey. */
const bytes = (most: number) => z.base64url().min(1).max(most);

const extensions = z.looseObject({});
const attachment = z.enum(["cross-platform", "platform"]).optional();

/** What a browser answers when a passkey was made, as WebAuthn describes it in JSON. */
export const madePasskey = z.object({
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal("public-key"),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: bytes(2_000),
    attestationObject: bytes(9_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

/** What a browser answers when a passkey has signed a challenge. */
export const signedByPasskey = z.object({
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal("public-key"),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensions,
  response: z.object({
    clientDataJSON: bytes(2_000),
    authenticatorData: bytes(2_000),
    signature: bytes(2_000),
    userHandle: bytes(200).optional(),
  }),
});
export type SignedByPasskey = z.infer<typeof signedByPasskey>;
export type MadePasskey = z.infer<typeof madePasskey>;

/** What a browser is given to have a passkey sign, or made: read by it alone. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

/** What a passkey says of the moment in which it is used, where that is not as it should be. */
type Moment = {
  challenge: string;
  origin: string;
  rpId?: string;
  /** Whether it knows who holds it, by a finger or a PIN. */
  verified?: boolean;
};

/** A passkey in software, as a phone has one: an ES256 key that signs what a browser is given. */
export class SoftwarePasskey {
  readonly id = randomBytes(16);
  /** 0 stays 0, as of those that do not count. */
  counter: number;
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });

  constructor({ counter = 1 }: { counter?: number } = {}) {
    this.counter = counter;
  }

  /** What a browser sends when it has made this passkey. */
  make(moment: Moment) {
    const jwk = this.#keys.publicKey.export({ format: "jwk" });
    const coordinate = (text = "") =>
      Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, "base64url")]);
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      coordinate(jwk.x),
      Buffer.from([0x22]),
      coordinate(jwk.y),
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const data = Buffer.concat([this.#data(moment, 0x40), Buffer.alloc(16), length, this.id, key]);
    const head = Buffer.from([0x58, data.length]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from("fmt"),
      Buffer.from([0x64]),
      Buffer.from("none"),
      Buffer.from([0x67]),
      Buffer.from("attStmt"),
      Buffer.from([0xa0, 0x68]),
      Buffer.from("authData"),
      head,
      data,
    ]);
    return {
      ...this.#frame(),
      response: {
        clientDataJSON: client("webauthn.create", moment).toString("base64url"),
        attestationObject: attestationObject.toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  /** What a browser sends when this passkey has signed. */
  sign(moment: Moment) {
    if (this.counter > 0) this.counter += 1;
    const data = this.#data(moment, 0);
    const clientData = client("webauthn.get", moment);
    const signed = Buffer.concat([data, createHash("sha256").update(clientData).digest()]);
    return {
      ...this.#frame(),
      response: {
        clientDataJSON: clientData.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: createSign("sha256")
          .update(signed)
          .sign(this.#keys.privateKey)
          .toString("base64url"),
      },
    };
  }

  #frame() {
    const id = this.id.toString("base64url");
    return { id, rawId: id, type: "public-key", clientExtensionResults: {} };
  }

  #data({ rpId, verified = true }: Moment, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([
      createHash("sha256")
        .update(rpId ?? "reports.example.school")
        .digest(),
      Buffer.from([flags | 0x01 | (verified ? 0x04 : 0)]),
      counter,
    ]);
  }
}

const client = (type: string, { challenge, origin }: Moment) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A connection on which every byte is told, for what no proper client sends. */
export class RawClient {
  readonly socket: Socket;
  #received = "";

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setEncoding("latin1");
    socket.on("data", (text: string) => (this.#received += text));
    // The server goes away in the middle of what it does not want.
    socket.on("error", () => undefined);
  }

  static async open(url: string): Promise<RawClient> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const client = new RawClient(socket);
    await once(socket, "connect");
    return client;
  }

  /** Sends the head of a request, and nothing of its body. */
  head(request: string, headers: Record<string, string | number> = {}): void {
    const lines = Object.entries({ host: "127.0.0.1", ...headers });
    this.send(
      `${request} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`,
    );
  }

  send(text: string): void {
    this.socket.write(text);
  }

  /** What the server has sent, once `enough` of it is there or the server has closed. */
  async received(enough: RegExp): Promise<string> {
    while (!enough.test(this.#received) && !this.socket.readableEnded && !this.socket.destroyed) {
      await Promise.race([once(this.socket, "data"), once(this.socket, "close")]);
    }
    return this.#received;
  }

  /** The status of the answer, and whether the server ends the connection with it; NaN where none comes. */
  async answer(): Promise<{ status: number; closes: boolean; text: string }> {
    const text = await this.received(/\r\n\r\n[^]*\}/u);
    return {
      status: Number(/^HTTP\/1\.1 (\d{3})/u.exec(text)?.[1]),
      closes: /^connection: close\r$/imu.test(text),
      text,
    };
  }

  /** Waits until the server has closed. */
  async closed(): Promise<void> {
    if (!this.socket.destroyed) await once(this.socket, "close");
  }

  end(): void {
    this.socket.destroy();
  }
}

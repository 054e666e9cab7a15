import { PaymentFrame } from "./payment-frame.tsx";
import { ContactSupport, TryAgain } from "./ways-on.tsx";

/** Where the payment page leads back to when one leaves it. */
export function CancelPage() {
  return (
    <PaymentFrame
      title="Payment cancelled"
      actions={
        <>
          <TryAgain />
          <ContactSupport />
        </>
      }
    >
      <p className="text-lg text-text-2">
        Your payment was cancelled, and nothing has been taken. Please try again or contact support.
      </p>
    </PaymentFrame>
  );
}

"""A person's webhook over REST: where he is told that it is his turn while he is away."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, delete, get, put
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody

from quayside.server.api.people import Visitor, known
from quayside.server.http.security import spend
from quayside.server.people.notices import LONGEST_URL, Format, Notices, Webhook
from quayside.table.messages import Lang
from quayside.table.person import Person


class WebhookWanted(msgspec.Struct, forbid_unknown_fields=True):
    """An https address of the internet at large, and how it wants to be spoken to. It is asked at once whether it does:
    `{"event": "challenge", "challenge": WORD}` comes by POST, and WORD is to come back, in the body of the answer or in
    its header `Quayside-Challenge`. Discord and Slack are not asked."""

    url: Annotated[str, msgspec.Meta(min_length=8, max_length=LONGEST_URL)]
    format: Format = "generic"
    lang: Lang = "en"


class MyWebhook(msgspec.Struct):
    webhook: Webhook | None


@get("/me/webhook", summary="Where I am told that it is my turn")
async def my_webhook(person: Given[Person | None], notices: Given[Notices]) -> MyWebhook:
    return MyWebhook(await notices.webhook_of(known(person).id))


@put("/me/webhook", summary="Tell me by a webhook that it is my turn, when I am not at the table")
async def set_webhook(
    request: Visitor, data: JSONBody[WebhookWanted], person: Given[Person | None], notices: Given[Notices]
) -> MyWebhook:
    who = known(person)
    spend(request, "change", who.id)
    spend(request, "webhook")
    webhook = Webhook(data.url, data.format, data.lang)
    await notices.set_webhook(who.id, webhook)
    return MyWebhook(webhook)


@delete("/me/webhook", summary="No more notices to my webhook")
async def forget_webhook(person: Given[Person | None], notices: Given[Notices]) -> None:
    await notices.forget_webhook(known(person).id)


router = Router("/api", tags=["notices"], route_handlers=[my_webhook, set_webhook, forget_webhook])

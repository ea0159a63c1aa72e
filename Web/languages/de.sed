s|{language}|de|g
s|{direction}|ltr|g
s|{newGather}|Neuer Kick|g
s|{pageBroken}|Etwas ist schiefgelaufen. Was du gespeichert hast, ist sicher.|g
s|{pageDescription}|Teams einteilen, Zeit und Tore festhalten und wissen, wer gewonnen hat: Fußball mit deinen Leuten.|g
s|{pageGatherPicture}|Ein Kick|g
s|{pageNeedsScript}|Football Gather hält Zeit und Spielstand auf deinem Gerät fest und braucht dafür JavaScript.|g
s|{pageNotFound}|Hier ist nichts|g
s|{pageNotFoundAdvice}|Vielleicht ist die Adresse abgeschnitten. Deine Leute und Kicks sind in der App.|g
s|{pageOpenAgain}|App neu öffnen|g
s|{pageOpenApp}|App öffnen|g
s|{pagePlayersPicture}|Wer heute spielt|g
s|{pageUnreached}|Die App ist noch nicht da. Prüf die Verbindung.|g
s|{pageWaits}|Einen Moment, die App ist unterwegs.|g
s|{pageWidePicture}|Ein Kick auf einem breiten Bildschirm|g
s|{resume}|Weiter|g
s|{resumeGather}|Kick fortsetzen|g
s|{tryAgain}|Noch mal|g
